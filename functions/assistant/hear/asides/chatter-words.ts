const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/**
 * Words (folded) of talk about the talk itself, of feelings about it, and of the booking that is being made: a thought
 * of nothing else tells a team nothing.
 */
export const CHATTER_WORDS = list(`
  dit dite dites disais disait dommage contre voyons serieux serieuse serieusement franchement honnetement sincerement zut grave bizarre drole
  etrange plate chiant evidemment surement effectivement justement normal logique compliquee complique
  comprends comprend compris comprenez comprendre comprise repete repetez repeter redis redire repondu reponds
  repondez repondre repond reponse demandais demandait parlais parle parlait mentionne precise preciser precisais
  confirme confirmez confirmer confirmation note notez noter noted trompe trompee erreur comme laisse laissez lis
  reserve reservez reserver reservation reservee prends prend prendrai prenez choisis choisir choisi garde gardez
  garder souhaite souhaiterions souhaiterais aimerions aimerait voudrions voudrait voulais voulait mienne mien sien
  sienne notre tienne tien celle ceux vraie vrai verite croyais pensais
  bye goodbye ciao seriously honestly frankly weird strange odd funny crazy gosh damn dang geez jeez bummer pity shame whatever oops
  yikes ugh meh alas anyway anyways literally basically obviously clearly indeed told tell telling said saying says
  keep keeps meant mean means repeat repeated repeating asked asks answer answered answering understand understood
  misunderstood mentioned clarify confirmed confirming mistake mistaken pick picked choose chose chosen takes taking
  adult adults adulte adultes grab booked reserved reserving didn didnt doesn doesnt wasn wasnt weren couldn shouldn wouldn aren isn hasn haven
  go ahead allez perfect parfait sms
  sick dope lit hot fin fine gentil gentille bud buddy dude bro bruh mate pal man guys boss chef lol haha haha nice awesome
  hadn ain cannot ours mine yours hers theirs ago minute minutes sure complicated
`);
