/** An error of a reference, which has its facts as separate members. */
interface ReferenceError {
  readonly message: string;
  readonly facts: {
    readonly expected: string;
    readonly found: string;
    readonly where: string;
    readonly remedy: string;
  };
}

/** An error of a reference as one sentence, without the full stop. */
export function referenceErrorSentence({ message, facts }: ReferenceError): string {
  const summary = message.split('\n')[0]!.replace(/[.]$/, '');
  return `${summary}: expected ${facts.expected}, found ${facts.found} (${facts.where}); ${facts.remedy}`;
}
