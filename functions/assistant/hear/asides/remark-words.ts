const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Words (folded) that add nothing by themselves where every other word of their thought was read. */
export const REMARK_FILLERS = list(`
  jaimerai jaurais jvas jveut jpourrais jparle dun dune lun lautre cetait etais etaient came went scuse scusez excuse
  excusez desole desolee attends attend attendez wait hold now maintenant though abord pareil meme memes same fois
  again exactement exactly tellement derniere wants wanted aime aimes aimez change changer changement slt smth sth
  thru cuz cause because leurs all back thats whats theres heres youre cant sounds fitte okey daccord cbon cmoi kool
  ouin guess suppose importe lequel laquelle bring amener fixed continuer continue
  english french anglais francais parce
  tant autant left fort pass transmettez mot cap put ever even ensuite oublie oubliez forget forgot assez enough some
  lot lots somebody anybody everybody toutes choses affaire beaucoup hate loved happy content contente heureux
  heureuse glad journee
`);
