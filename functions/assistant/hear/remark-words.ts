const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Words (folded) that add nothing by themselves where every other word of their thought was read. */
export const REMARK_FILLERS = list(`
  jaimerai jaurais jvas jveut jpourrais jsuis jparle dun dune lun lautre cest cetait etait etais etaient came come went
  scuse scusez excuse excusez desole desolee sorry attends attend attendez wait hold now maintenant apres though then
  abord pareil meme memes same fois times again encore exactement exactly please tellement derniere dernier last
  wants want wanted aime aimes aimez change changer changement slt smth sth thru cuz cause because leurs leur all back
  thats whats its theres heres youre dont cant sounds fitte yup okey daccord cbon cmoi kool ouin ouais guess suppose maintenant
  importe lequel laquelle bring amener continuer continue english french anglais francais entre parce tant autant
  right well left fort pass transmettez mot cap put had has have ever even still just only sure okay alors ensuite
  oublie oubliez forget forgot instead plutot finalement actually really vraiment assez enough some lot lots
  someone somebody quelqu anybody everybody tout tous toute toutes tellement thing things chose choses affaire
  beaucoup hate love loved happy content contente heureux heureuse glad merci bonne journee great lovely weekend
`);
