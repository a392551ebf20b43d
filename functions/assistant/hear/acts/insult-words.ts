import { globalPattern } from '../../patterns.ts';

/** "You're useless", « ta gueule ». */
export const INSULT = globalPattern`
  \b(?:
    you (?:people|guys|lot) are (?:all )?(?:useless|pathetic)|bande d(?:e |')(?:incompetents?|pas bons)
    |fuck (?:you|off|u)|f u|stfu|shut up|ta gueule|ferme[- ](?:la(?= *(?:$|[!.,]))|ta gueule)|va chier
    |mange[- ]d?'?la ?marde|idiot\w*|imbecile\w*|stupid (?:bot|robot|machine|thing)|stupide|moron|dumb(?:ass)?
    |useless (?:bot|robot|machine|piece)|you(?:'re| are) (?:useless|stupid|dumb|an idiot)
    |t'es (?:con|cave|poche|nul|nulle|inutile|niaiseux)|tu es (?:con|nul|inutile)|crisse de robot
    |osti de robot|conn(?:ard|asse|e)|salope|bitch|asshole|trou d'?cul|tabarnak de
  )(?![a-z])`;
