/** An error of a reference, which tells its facts one by one. */
interface ReferenceError {
  readonly message: string;
  readonly facts: {
    readonly expected: string;
    readonly found: string;
    readonly where: string;
    readonly remedy: string;
  };
}

/** Such an error as one sentence, without its full stop. */
export function referenceErrorSentence({ message, facts }: ReferenceError): string {
  const what = message.split('\n')[0]!.replace(/[.]$/, '');
  return `${what}: expected ${facts.expected}, found ${facts.found} (${facts.where}); ${facts.remedy}`;
}
