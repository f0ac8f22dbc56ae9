interface NamedTextProps {
  /** The item that it is about, where it is about one: notices carry facts of any kind. */
  readonly title?: unknown;
  readonly text: string;
}

/** A text about an item, with its name above it where the text does not say it. */
export const NamedText = ({ title, text }: NamedTextProps) =>
  typeof title !== 'string' || text.includes(title) ? (
    text
  ) : (
    <>
      <strong>{title}</strong>
      <br />
      {text}
    </>
  );
