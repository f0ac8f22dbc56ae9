import styles from './questions.module.css';

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions that open in place, without script. */
export const Questions = ({ questions }: { questions: readonly Question[] }) => (
  <div className={styles.list}>
    {questions.map(({ question, answer }) => (
      <details key={question} className={styles.item}>
        <summary className={styles.question}>{question}</summary>
        <p className={styles.answer}>{answer}</p>
      </details>
    ))}
  </div>
);
