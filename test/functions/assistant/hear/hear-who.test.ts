import { describe, expect, test } from '@jest/globals';
import { hearContact } from '../../../../functions/assistant/hear/contact.ts';
import { bareName, hearIntroduction } from '../../../../functions/assistant/hear/names.ts';
import { readText } from '../../../../functions/assistant/hear/text.ts';

describe('the contact in a message', () => {
  test.each([
    ['514 555-1234', '+15145551234'],
    ['(514) 555-1234', '+15145551234'],
    ['514.555.1234', '+15145551234'],
    ['5145551234', '+15145551234'],
    ['1-514-555-1234', '+15145551234'],
    ['+1 (438) 555 0101', '+14385550101'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['mon cell: 514–555–1234, merci', '+15145551234'],
    ['rappelez-moi au 450 555 9876 svp', '+14505559876'],
  ])('reads the phone number of “%s”', (message, phone) => {
    expect(hearContact(readText(message)).phone).toBe(phone);
  });

  test.each([
    ['marie@exemple.ca', 'marie@exemple.ca'],
    ['Mon courriel est Marie.Tremblay@Exemple.CA.', 'marie.tremblay@exemple.ca'],
    ['(marie+rdv@exemple.qc.ca)', 'marie+rdv@exemple.qc.ca'],
    ['email:john@example.com', 'john@example.com'],
    ['non, c’est marie@exemple.ca!', 'marie@exemple.ca'],
  ])('reads the e-mail address of “%s”', (message, email) => {
    expect(hearContact(readText(message)).email).toBe(email);
  });

  test.each(['marie@gmail', 'marie@', '@gmail.com', 'a@b@c.ca', 'marie@gmail,com'])(
    '“%s” is a mistyped address',
    (message) => {
      const { email, badEmail } = hearContact(readText(message));
      expect(email).toBeUndefined();
      expect(badEmail).toBeDefined();
    },
  );

  test.each(['555-1234', '123 456-7890', '514555123'])('“%s” is a mistyped number', (message) => {
    const { phone, badPhone } = hearContact(readText(message));
    expect(phone).toBeUndefined();
    expect(badPhone).toBeDefined();
  });

  test.each(['le 24/11/2026 à 10h30', '2026-11-24', 'de 10h à 12h', '60 min', 'see you @ 3pm', '55,00 $'])(
    '“%s” holds no contact',
    (message) => {
      const { email, phone, badEmail, badPhone } = hearContact(readText(message));
      expect([email, phone, badEmail, badPhone]).toEqual([undefined, undefined, undefined, undefined]);
    },
  );
});

describe('the name in a message', () => {
  test.each([
    ["Je m'appelle Marie Tremblay", 'Marie Tremblay'],
    ['je m’appelle marie tremblay et je voudrais une coupe', 'Marie Tremblay'],
    ['Bonjour, je m’appelle Jean-François Côté, 514', 'Jean-François Côté'],
    ['Mon nom est Luc', 'Luc'],
    ['moi c’est Zoé', 'Zoé'],
    ['au nom de Anne van Dyk', 'Anne van Dyk'],
    ["c'est Marc-André St-Pierre", 'Marc-André St-Pierre'],
    ['Nom: Karim El Amrani', 'Karim El Amrani'],
    ['My name is John Smith', 'John Smith'],
    ["my name's o'brien", "O'Brien"],
    ["I'm Sarah", 'Sarah'],
    ['This is Will Price calling', 'Will Price'],
    ['MY NAME IS JOHN SMITH', 'John Smith'],
  ])('“%s” introduces %s', (message, name) => {
    expect(hearIntroduction(readText(message)).name).toBe(name);
  });

  test.each([
    "I'm looking for a haircut",
    'je suis disponible jeudi',
    "c'est combien?",
    'this is urgent',
    'call me back',
    "c'est parfait",
    'je suis une nouvelle cliente',
    "it's for tomorrow",
  ])('“%s” introduces no one', (message) => {
    expect(hearIntroduction(readText(message)).name).toBeUndefined();
  });

  test.each([
    ['Marie Tremblay', 'Marie Tremblay'],
    ['marie', 'Marie'],
    ['oui, Marie Tremblay', 'Marie Tremblay'],
    ['Marie Tremblay svp', undefined],
    ['May', 'May'],
    ['Jean de La Fontaine', 'Jean de La Fontaine'],
    ['李小龍', '李小龍'],
    ['quoi?', undefined],
    ['je préfère pas', undefined],
    ['<b>Bob</b>', undefined],
    ['why do you need that', undefined],
  ])('a reply of “%s” to “what name?” gives %s', (message, name) => {
    expect(bareName(readText(message))?.name).toBe(name);
  });
});
