/** What stands against a draft. */
export interface Fault {
  /** Its kind, for the operator's records and logs: never a word of the passage or of an answer. */
  cause: string;
  /** The whole fault, in words for the model that has to mend it. */
  message: string;
  /** For the user, where it is a rule of the set that was broken. */
  refusal?: string;
}
