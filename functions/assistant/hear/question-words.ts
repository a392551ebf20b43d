import { pattern, source } from '../patterns.ts';

/** A question whatever stands beside it: "can I bring my own jewelry?", « ça inclut-tu le vernis ? », "which is better?". */
export const FIRM = pattern`
  \b(?:
    (?:do|will|should) (?:i|we) (?:need|have) to (?!book|pay|come)|do (?:i|we) (?:get|keep|receive)\b
    |(?:can|could|may) (?:my|our|the) (?:[a-z]+ ){1,2}(?:
      come(?! (?:in|for|get|at|on|by)\b)|stay|wait|watch|be|join|sit|enter|bring|wear|eat|drink
    )\b
    |faut[- ]?(?:tu|il) (?:
      que (?:j'|je |on )|(?!une? (?:rendez|rdv|rv|place)|que |annuler|payer|venir|reserver)
    )|(?:can|may|could) (?:i|we) (?:bring|wear|keep|eat|drink|drive|shower|swim|wash)\b
    |(?:j'?|je )?(?:peux|peut|puis)[- ]?(?:tu|je|on)? (?:
      apporter|amener|emmener|garder|manger|boire|conduire|attendre|porter
    )\b|(?:can|could) (?:you|someone) (?:come|go|travel)(?: out)? to
    |(?:pouvez|pourriez)[- ]vous (?:venir|aller|vous deplacer)|do you use\b|utilisez[- ]vous
    |(?:inclut|comprend)[- ]?(?:tu|ti|elle|il|le |la |les |l')|c'est quoi qui est (?:inclus|compris)
    |(?:which|what) (?:[a-z]+ ){0,3}(?:is|are|would be) (?:the )?(?:better|best)\b
    |quel(?:le)?s? (?:[a-z]+ ){0,3}(?:est|sont|serait) (?:le |la |les )?(?:mieux|meilleure?s?)\b
    |(?:c'est|ca) (?:correct|ok) (?:pour|si|avec)\b
  )`;

/** "I bought tires, can you put them on?", « pouvez-vous les poser ? »: what was told of is to be worked on. */
export const DOES_IT = source`
  (?:
    (?:
      (?:pouvez|pourriez)[- ]vous|vous (?:pouvez|pourriez)|(?:peux|pourrais)[- ]tu|tu (?:peux|pourrais)
      |quelqu'un (?:peut|pourrait)
    )
    (?: me| nous)? (?:
      (?:les? |la |l')(?:poser|installer|reparer|arranger|remplacer|monter|nettoyer|couper|ajuster
        |regler|remettre|refaire|·+(?= *[?.!,]))
      |(?:poser|installer|reparer|arranger|nettoyer|ajuster|regler|faire) (?:ca|cela)
    )
    |(?:can|could|would|will) (?:you|u|someone|somebody)(?: guys| please| maybe)? (?:
      (?:install|fix|repair|do|mount|replace|clean|cut|trim|adjust|sharpen|align|redo|tune|·+|shave
        |groom|wash|clip) (?:it|him|her|them|those|these|this|that)
      |put (?:it|them|those|these) (?:on|in|up|back)
    )(?: (?:on|in|up|for (?:me|us)))*
  )`;
