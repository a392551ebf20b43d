const MINE = "(?:(?:mon|ma|mes|my|our|notre|le|la|the|cette|this) |l')";
const TO = "(?:to|for|a|au|pour|until|d'|de|from) (?:(?:le|la|the|next|ce|this) )?";

/**
 * "Move my colouring", « bouger mon facial à jeudi »: the appointment by its service, on a text in which what was read is
 * taken out.
 */
export const MOVES_SERVICE = new RegExp(
  `\\b(?:deplace[rz]?|reporte[rz]?|repousse[rz]?|devance[rz]?|decale[rz]?|bouge[rz]?|mov(?:e|ing)|push|bump|postpone)(?: (?:back|up))? ${MINE}(?:·|(?:[a-z-]+ ){1,3}?${TO}·)|\\bremett?(?:re|ez|s) ${MINE}(?:[a-z·-]+ ){1,4}?(?:au?|pour) (?:le |la )?·`,
  'g',
);

/** The same of what is done to things too: once an appointment stands, "change my tires to Friday" moves it. */
export const CHANGES_SERVICE = new RegExp(
  `\\b(?:chang(?:e[rz]?|ing)|switch|swap|modifie[rz]?|mett?(?:re|ez|s)) ${MINE}(?:[a-z·-]+ ){1,4}?${TO}·|\\b(?:re)?mett(?:re|ez|s) (?:ca|le|la) (?:${TO})?·`,
  'g',
);

/** Another time in the place of the one that is given up. */
export const INSTEAD =
  /\b(?:a la place(?! d[eu'])|instead(?! of))(?![a-z])|(?<=· ?)a place(?! (?:for|to)| d[eu'])/g;
