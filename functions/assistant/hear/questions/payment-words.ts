import { pattern, source } from '../../patterns.ts';
import { CHANGES, FEE, MISSED } from './change-words.ts';
import { PAYERS } from './payers.ts';

/** What is to be paid, and not how. */
const SOMETHING = source`
  (?:
    (?:quand meme |still )?(?:something|anything|a fee|any|extra|more|quelque ?chose|qq ?ch\w*|des frais|plus|pareil|le plein)
    |for it|if|si
  )`;

/** "Can I pay by card?" */
export const PAYMENT = pattern`
  \b(?:
    (?:modes?|methodes?|moyens?|types?) de paiements?|payment(?: methods?| options?| plans?)?|paiements?
    |payer(?! ${SOMETHING}\b)
    |pay(?:ing)? (?:by|with|in|cash|on)|(?:how|can) (?:can |do )?i pay|do i pay(?! ${SOMETHING}\b)|interac|debit|credit(?! union)
    |cartes?(?![ -](?:cadeau|soleil|d'assurance|sante|ramq|d'identite|d'affaires))
    |(?<!(?:gift|health|medicare|insurance|business|id) )cards?|cash|comptant|visa|mastercard|amex|cheques?|apple pay|e-?transfer
    |virement|depot|deposit|acompte|financement|financing|argent comptant
  )(?![a-z])`;

/** Taxes that are somebody's work, and not on top of a price: "who does the taxes?" */
const DONE = '(?:for|pour|do|does|doing|did|file|filing|faire|fait|fais|faites)';

/** "Are taxes included?" */
export const TAXES = pattern`
  \b(?:
    taxes? (?:incluses?|comprises?|included|en sus|in)
    |(?:avant|apres|plus|before|after|plus|include|inclu\w*|avec|with|(?<!\b${DONE} )(?:les|the)) (?:les |the )?tax(?:es)?
    |(?<!\b(?:meme|mm|en|de|du|le) )tps|tvq|gst|qst|tax(?:es)? (?:included|extra)
  )(?![a-z])`;

/** "Do you give receipts?" */
export const INSURANCE = pattern`
  \b(?:
    assurances?|insurances?|(?<!\b(?:pas|jamais|rien|ai|as|avez|deja) )recus?|receipts?|reclam\w+|claims?
    |reclaim|rembourse(?:ment|e|s)? par|${PAYERS}|covered by|couverte?s? par
  )(?![a-z])`;

/** "What does it cost to cancel?" */
export const CHANGE_FEE = pattern`
  \b(?:${FEE})\b(?!.{0,60}\b(?:${MISSED}))[^.!?]{0,40}\b(?:${CHANGES})(?![a-z])
  |\b(?:${CHANGES})\b[^.!?]{0,48}\b(?:${FEE})(?![a-z])`;

/** "What is your cancellation policy?" */
export const POLICY = pattern`
  \b(?:
    (?:frais|politique|penalite|delai|fees?|policy|charge[ds]?|penalty|rules?|cost|notice|preavis)\b.{0,40}(?:
      annul\w+|cancel\w*|no[- ]?show|absence|deplac\w+|moving|reschedul\w*|rembours\w*|refund
    )
    |(?:annul\w+|cancel\w*|no[- ]?show|cancellation)\b.{0,60}(?:
      frais|politique|penalite|delai|fees?|policy|charged?|penalty|free|gratuit\w*|how late|jusqu'a quand
      |d'avance|in advance|a la derniere minute|last minute
    )
    |(?:si|if) (?:je|i|j')(?:'m| am| suis| dois| need to| have to| want to| veux)? ?(?:
      annul\w+|cancel
    )|(?:combien de temps|how (?:long|far|much notice|early|late)) .{0,24}(?:cancel|annuler)
    |(?:jusqu'a quand|until when) .{0,24}(?:annuler|cancel|deplacer)
    |(?:annuler|cancel|deplacer|move it)\b.{0,20}(?:
      la veille|the day before|same day|le jour meme|la journee meme|24 ?h
    )
    |(?:too late|trop tard) (?:to|pour|de|d') ?(?:l'|le |la )?(?:annul\w+|cancel|deplac\w+|chang\w+|move|resched\w+|report\w+)
    (?! (?:it |that |mon |my |le |la )?(?:[a-z-]+ )?(?:to|a|au|pour|for) )
    |(?:still|encore|am i|are we|suis[- ]je|(?:suis|chu)[- ]?tu|on est[- ]tu) (?:[a-z]+ )?
    (?:inside|within|outside|past|in|dans|hors d(?:u|es)|a l'interieur d(?:u|es)) ?(?:the |my |your |les? |l[ae] |vos )?(?:
      (?:\d+|twenty[- ]four|forty[- ]eight)[- ]?(?:h|hours?|heures?)
      |(?:cancell?ation |annulation )?(?:window|deadline|cut-?off|delais?|notice period)
    )
    |(?:what (?:happens|if)|qu'arrive|que se passe|ca change quoi) .{0,24}
    (?:cancel|annule|no[- ]show|miss)
    |(?:what(?:'?s| is| are)|c'est quoi|quelles? (?:est|sont)|quoi) (?:your|the|votre|vos|la|les) (?:
      polic(?:y|ies)|politiques?
    )(?= *(?:$|[?.,!]))|refund policy|conditions? d'annulation
  )(?![a-z])`;
