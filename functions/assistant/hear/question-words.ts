import { pattern, source } from '../patterns.ts';

/** A question whatever stands beside it: "can I bring my own jewelry?", « ça inclut-tu le vernis ? », "which is better?". */
export const FIRM = pattern`
  \b(?:
    (?:do|will|should|does|must) (?:i|we|he|she|my [a-z]+) (?:need|have|got|gotta) (?!(?:to )?(?:book|pay|come|an? ))
    |do (?:i|we) (?:get|keep|receive)\b
    |(?:do|does|should|must) (?:i|we|he|she|they|my [a-z]+) (?:
      wear|take (?:it|them|off|out|my|the)|leave|lose|eat|drink|drive|stay|sign|fill|shave|undress|gotta|bring
    )\b|(?:am|are|is) (?:i|we|he|she|my [a-z]+) allowed\b
    |how (?:early|late|long|old|much time|far|often) (?:do|does|should|must|will|would) (?:i|we|it|they|he|she|my|the)\b
    |(?:j'?ai[- ]?t[ui]|ai-je|(?:on )?a[- ]t-?(?:u|on|il|elle)|avons-nous|est-ce que? ?(?:j'|on |il |elle )a?i?)
    (?: )le droit d(?:e |')
    |(?:do|don't|does|is|are|aren't|isn't|can't|can|will|won't)(?:n't)? (?:you|it|he|she|they|we|i) ?\?+ ?$
    |n'est-ce pas ?\?|(?:wonder|tell me|(?:not|n't|never) (?:said|say|told me|tell me|answer\w*)|want to know) (?:if|whether)\b
    (?! (?:you (?:have|got|do)|there(?:'s| is| are)|(?:i|we) c(?:an|ould) (?:come|get|book|have)
    |anything|it's (?:possible|available)))
    |(?<!\bje )(?:savoir|me dire|demande|repondu|dites|dis-moi|dit) si (?=je|j'|on|vous|c'|ca|il|elle|nous|le|la|les|mon|ma)
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
