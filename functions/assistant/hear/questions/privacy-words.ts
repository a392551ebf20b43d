import { pattern } from '../../patterns.ts';

/** "Why do you need my number?" */
export const PRIVACY = pattern`
  \b(?:
    (?:why|pourquoi)(?: [a-z'-]+){0,4} (?:
      need|want|ask(?:ing)?(?: for)?|besoin (?:de|d')|veut|voulez|demandez|demande
    ) ?(?:my|mon|ma|mes) (?:e-?mail|phone|number|name|courriel|numero|telephone|nom|adresse|info\w*|cell)
    |(?:mes|my|personal|vos|nos) (?:
      donnees|data|informations? personnelles?|infos? personnelles?|information|renseignements
    )|vie privee|privacy|confidentialite|confidentiel|confidential|donnees personnelles
    |personal (?:data|info\w*)|loi 25|law 25|delete my|(?:effacer|supprimer) mes
    |(?:que|what) .{0,16}(?:fait|faites|do) .{0,16}(?:numero|courriel|data|donnees|number|email)
  )(?![a-z])`;

/** "Emily's personal cell." */
export const STAFF_CONTACT = pattern`
  (?<!\b(?:my|our|mon|ma|notre)(?: [a-z]+)? )\b(?:
    (?:personal|private|home) (?:
      cell(?:phone)?|mobile|phone|number|address|e-?mail|insta(?:gram)?|facebook|snap\w*
    )
    |(?<!\b(?:it|what|that|who|here|there|my [a-z]{1,16}|our [a-z]{1,16}))'s (?:
    (?:own|personal|private|home|direct) )?(?:
      cell(?:phone)?|phone(?: number)?|number|mobile|address|e-?mail|insta(?:gram)?|facebook
    )
    |(?:numero|cell(?:ulaire)?|tel(?:ephone)?|adresse|courriel|insta(?:gram)?|facebook)
    (?: de (?:cell(?:ulaire)?|telephone))? (?:
      perso(?:nnel(?:le)?)?|privee?|de la maison|a |d'|de (?!la |l'|telephone|cell)
    )
  )(?![A-Z])`;
