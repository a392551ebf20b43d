import { globalPattern } from '../../patterns.ts';

/** "That's the wrong e-mail", « corrigez mon courriel ». */
export const WRONG_EMAIL = globalPattern`
  \b(?:
    (?:mauvais|mauvaise|pas le bon|pas la bonne|erreur (?:dans|sur) (?:mon|le|l'))(?:e)? ?
    (?:courriel|e-?mail|adresse)
    |(?:wrong|incorrect|typo in (?:my|the)|mistake in (?:my|the)) (?:e-?mail|address)
    |(?:typed|wrote|put|gave|spelled|entered|got) (?:you )?(?:my|the) (?:e-?mail|address) wrong
    |(?:misspelled|mistyped|messed up) (?:my|the) (?:e-?mail|address)
    |(?:e-?mail|address) (?:should (?:be|read)|is actually|is supposed to be)
    |(?:e-?mail|courriel|adresse) (?:is |was |est |etait |n'est |isn't )?(?:
      wrong|incorrect|pas (?:bon|bonne|correct\w*|le bon)|mauvais\w*|errone\w*|not (?:right|correct)
    )|trompee? (?:de|dans) (?:mon |l'|d')?(?:courriel|adresse|e-?mail)
    |(?:change[rz]?|corrige[rz]?|correct|update|fix) (?:my |mon |l'|le |the )?(?:e-?mail|courriel|adresse)
  )(?![a-z])`;

/** "That's the wrong number". */
export const WRONG_PHONE = globalPattern`
  \b(?:
    (?:mauvais|pas le bon|erreur (?:dans|sur) (?:mon|le)) (?:numero|telephone|tel|cell?)
    |(?:wrong|incorrect|typo in (?:my|the)) (?:number|phone)
    |(?:numero|number|phone|telephone) (?:is |was |est |etait |n'est |isn't )?(?:
      wrong|incorrect|pas (?:bon|correct|le bon)|mauvais|errone|not (?:right|correct)
    )|trompee? (?:de|dans) (?:mon )?(?:numero|telephone)
    |(?:change[rz]?|corrige[rz]?|correct|update|fix) (?:my |mon |le |the )?(?:number|phone|numero|telephone)
  )(?![a-z])`;
