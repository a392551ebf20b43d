/** Who the visitor is, as far as they say. */
export interface ContactSaid {
  /** Only where something shows that it is a name: "I'm Ana", "Ana, 514…", or a bare answer to the question for one. */
  readonly name?: string;
  /** For whom it is, where that is somebody else. */
  readonly guest?: string;
  /** The name under which they ask to have it, whoever they are and whoever comes. */
  readonly under?: string;
  /** What tells of more people than one, as written: the team is to read it. */
  readonly words?: string;
  readonly email?: string;
  /** E.164 where it could be read as one. */
  readonly phone?: string;
  /** What was meant as one and is none. */
  readonly badEmail?: string;
  readonly badPhone?: string;
}
