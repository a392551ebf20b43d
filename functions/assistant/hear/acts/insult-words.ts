import { globalPattern } from '../../patterns.ts';

/** "You're useless", « ta gueule ». */
export const INSULT = globalPattern`
  \b(?:
    you (?:people|guys|lot) are (?:all )?(?:useless|pathetic|crooks|thieves|scammers|a joke)
    |(?:bande|gang) d(?:e |')(?:incompetents?|pas bons|crosseurs?|voleurs?|bandits?|escrocs?|clowns?|incapables?)
    |(?:bunch|pack|gang) of (?:crooks|thieves|scammers|clowns|idiots|morons|incompetents)
    |(?:go|can go) to hell|allez au diable
    |fuck (?:you|off|u)|f u|stfu|shut up|ta gueule|ferme[- ](?:la(?= *(?:$|[!.,]))|ta gueule)|va chier
    |mange[- ]d?'?la ?marde|idiot\w*|imbecile\w*|stupid (?:bot|robot|machine|thing)|stupide|moron|dumb(?:ass)?
    |useless (?:bot|robot|machine|piece)|you(?:'re| are) (?:useless|stupid|dumb|an idiot)
    |(?:osti|ostie|estie|esti|crisse|calisse) de (?:robot|machine|bot|gang)|robot (?:poche|stupide|niaiseux|de marde)
    |t'es (?:con|cave|poche|nul|nulle|inutile|niaiseux)|tu es (?:con|nul|inutile)|conn(?:ard|asse|e)
    |salope|bitch|asshole|trou d'?cul|tabarnak de
  )(?![a-z])`;
