import { pattern } from '../../patterns.ts';

/** "I said Friday", « je vous répète », "that's not what I asked", "yes or no": whoever was not understood says so. */
const PROTESTS = pattern`
  \b(?:
    i (?:already |just |did )*(?:said|told (?:you|u)|asked|answered|wrote)|(?:as|like) i (?:just |already )?(?:said
    |told you|asked)
    |(?:that's|thats|that is|this is|its|it's) not (?:what|the one) i(?! need| want to)|i never (?:asked|said)
    |you (?:haven't|didn't|did not|have not) (?:answered?|said|told)
    |you(?:'re| are) not (?:listening|answering|getting)|(?:yes|yeah) or no(?= *(?:$|[?!.]))|why (?:do you
    |are you) (?:keep|still)|you keep
    |(?:j'ai|jai|j'avais|je vous ai|je t'ai|jvous ai|jte l'ai) (?:deja |pourtant |bien )*(?:dit|repondu|demande|ecrit)
    |je (?:vous |te |le )?(?:repete|le redis|disais|parlais|demandais)|jrepete|comme je (?:vous |te )?(?:l'ai |le )?(?:dit|disais)
    |(?:c'est|cest|c) pas (?:ca|ce) (?:que |qu')(?:j'?ai|je|j) ?(?:dit|demande|veux|voulais)|c'est pas ca(?= *(?:$|[.!,?]))
    |vous (?:n'avez|ne m'avez|m'avez|avez) (?:pas |toujours pas |mal )+(?:repondu|compris|dit)|tu (?:comprends
    |reponds) pas|vous (?:comprenez|repondez) pas
    |vous ne (?:repondez|comprenez) pas|oui ou non(?= *(?:$|[?!.]))|voyons(?: donc)?(?! (?:si|voir|ce))|heille
  )(?![a-z])
  |^\W*(?:(?:omg|ugh|lol|mais|ben|ah|euh|but) )*(?:no[,!. ]+no(?![a-z])|no not(?![a-z])|non[,!. ]+non(?![a-z])
    |non pas(?![a-z])|nonon|nonnon)`;

/** Whether a message says that it was not understood before. */
export const protestsIn = (folded: string): boolean => PROTESTS.test(folded);
