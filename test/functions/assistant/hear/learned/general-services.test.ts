import { describe, expect, it } from '@jest/globals';
import {
  asksWhich,
  generalService,
} from '../../../../../functions/assistant/hear/learned/general-services.ts';
import { readText } from '../../../../../functions/assistant/hear/text.ts';

const services = (...names: readonly string[]) => names.map((name) => ({ id: name, name }));

describe('the service by which a business finds out what is to be done', () => {
  it.each([
    [['Examen annuel', 'Première visite du chiot', 'Consultation de fin de vie (euthanasie)', 'Vaccination']],
    [['Consultation', 'Tatouage flash', 'Retouche de tatouage']],
    [['Estimation de réparation', 'Diagnostic de vélo électrique', 'Dévoilage de roue']],
    [['Évaluation en physiothérapie', 'Évaluation pédiatrique (enfant)', 'Ostéopathie']],
  ])('is the only one for whatever it may be: %s', (names) => {
    expect(generalService({ services: services(...names) })?.id).toBe(names[0]);
  });

  it.each([
    [['Coupe femme', 'Coloration', 'Mise en plis']],
    [['Consultation de peau', 'Massage suédois', 'Manucure']],
    [['Examen annuel', 'Consultation', 'Vaccination']],
  ])('is none where none, or several, are: %s', (names) => {
    expect(generalService({ services: services(...names) })).toBeUndefined();
  });

  it('is the one of those that were listed', () => {
    const known = services(
      'Installation de robinet',
      'Visite pour fuite d’eau',
      'Estimation de salle de bain',
    );
    const arranged = [['Installation de robinet', 'Visite pour fuite d’eau']];
    expect(generalService({ services: known, arranged })?.id).toBe('Visite pour fuite d’eau');
  });
});

describe('which service it should be', () => {
  it.each([
    ['qu’est-ce que je dois prendre ?', 'what should I book?', true],
    ['je ne sais pas trop comment ça fonctionne', 'I don’t know how it works', true],
    ['on ne sait pas par où commencer', 'where do we start?', true],
    ['qu’est-ce que je dois apporter ?', 'what should I bring?', false],
    ['qu’est-ce qu’il faut apporter ?', 'what do I need to bring?', false],
    ['je ne sais pas à quelle heure', 'I don’t know what time', false],
  ])('is asked, or not: %s · %s', (french, english, expected) => {
    for (const said of [french, english])
      expect([said, asksWhich(readText(said).folded)]).toEqual([said, expected]);
  });
});
