import { source } from '../../patterns.ts';

/** Whoever leaves on a day cannot come from that day on. */
const BEFORE_LEAVING = source`
  (?:before|avant que) (?:i|we|je|on|nous) (?:
    leave|go(?: away)?|fly(?: out| home)?|move|travel|parte?s?|partions
  )`;
const LEAVING = [
  '(?:leave|leaving|fly(?:ing)?(?: out| home| off)?|going away|go away|off to [a-z]+)',
  '(?:head(?:ing)?|go(?:ing)?) (?:out|off|away|back|home|(?:up |down )?(?:north|south))',
  'head(?:ing)? (?:to|for)',
  '(?:driv(?:e|ing)|rid(?:e|ing)) (?:off|out|away|to)',
  '(?:catch|tak(?:e|ing)) (?:the|my|our|a) (?:train|flight|bus|plane|ferry)(?: (?:home|back|out))?',
].join('|');
const LEAVES_IN_FRENCH = source`
  (?:je |j'|on |nous )(?:
    (?:re)?(?:pars|part|partons)|(?:m'en|s'en) (?:vais|va|retourne)|retourn(?:e|ons)(?= (?:en|aux?|a|chez) )
    |m'envole|decolle|(?:re)?prend(?:s|ons)? (?:le (?:train|bus|traversier|vol)|l'a(?:vion|utobus)|la route)
  )`;
/** Leaving work, or early, is no journey, and whoever heads here comes. */
const NO_JOURNEY = source`
  (?!
    (?:
      work|school|home|early|there|here|town|your?|vous|chez|ecole|travail|bureau|tot|bientot|travailler
      |bosser
    )(?![a-z])
  )`;
const JOURNEY = [
  source`
    for|to|pour|en|au|aux|a|la|le|les|on|an?|my|dans|town|voyage|vacances|vacation|trip|florida|floride|mexico
    |mexique|sud|nord|south|north|down|up`,
  source`
    europe|cuba|france|paris|there|back home|home|(?:bike|road|ski|business|fishing|hunting|work) trip
    |l'[a-z]+`,
  `${NO_JOURNEY}[a-z]{3,}er(?= (?:au|a|aux|en|dans|chez|sur|la|le))`,
  `${NO_JOURNEY}[a-z]{4,}(?= (?:on|le|the) | ?$)`,
].join('|');
/** Who leaves; at the start of a thought nobody need be named. */
const WHO_LEAVES = "(?:(?:i|we)(?:'m|'re| am| are)? |(?<=(?:^|[.,;:!?(]|\\band) ?))";
/** That somebody leaves, before the time at which they do. */
export const LEAVE = source`
  (?:${BEFORE_LEAVING}|avant de partir|${WHO_LEAVES}(?:${LEAVING})|${LEAVES_IN_FRENCH})
  (?: (?:${JOURNEY}))*`;
