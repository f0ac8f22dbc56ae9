/** English text -> text of another language. English needs none. */
export type Messages = Readonly<Record<string, string>>;
