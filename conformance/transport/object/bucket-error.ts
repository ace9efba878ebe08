import { ConnectionError } from '../connect/connection-error.ts';

/** The codes of S3 have up to some forty characters. */
const LONGEST_CODE = 64;

/** The facts of a failure, in words. */
interface BucketFacts {
  readonly expected: string;
  readonly found: string;
  readonly where: string;
  /** What to do about it. */
  readonly remedy: string;
}

/** Object storage could not do what was asked. `message` is one sentence without its full stop. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
  readonly facts: BucketFacts;
  /** The code of the server, or the name of the error of the SDK. */
  readonly code: string;
  /** Whether an HTTP answer arrived. */
  readonly answered: boolean;

  constructor(message: string, facts: BucketFacts, code: string, answered: boolean, options?: ErrorOptions) {
    super(message, options);
    this.facts = facts;
    this.code = code;
    this.answered = answered;
  }

  /** All of it in one sentence, without the full stop. */
  sentence(): string {
    const { expected, found, where, remedy } = this.facts;
    return `${this.message}: expected ${expected}, found ${found} (${where}); ${remedy}`;
  }
}

/** The object storage cannot be used at all: its SDK, the credentials or the region are missing. */
export class BucketSetupError extends BucketError {}

const CREDENTIALS = 'give credentials of this server by AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or by AWS_PROFILE';

/** Codes of S3's answers (Amazon S3 API Reference, "Error responses"), with what each means and what helps. */
const KNOWN: Readonly<Record<string, readonly [expected: string, found: string, remedy: string]>> = {
  NoSuchBucket: ['a bucket', 'none of this name', 'make the bucket, or correct its name or the endpoint'],
  InvalidAccessKeyId: ['credentials that the server knows', 'an unknown access key', CREDENTIALS],
  SignatureDoesNotMatch: ['a signature by the secret of the access key', 'one by another secret', CREDENTIALS],
  ExpiredToken: ['credentials that are still valid', 'an expired session token', 'get new credentials'],
  AccessDenied: [
    'access',
    'a refusal',
    'allow these credentials s3:GetObject and s3:ListBucket, and to write s3:PutObject, or give others',
  ],
  PermanentRedirect: ['the region of the bucket', 'another region', 'give AWS_REGION, or the endpoint of the bucket'],
  AuthorizationHeaderMalformed: ['the region of the bucket', 'another region', 'give AWS_REGION'],
  NotImplemented: [
    'a server that knows all that the request has',
    'one that does not',
    'use a server with conditional writes (If-Match, If-None-Match)',
  ],
  SlowDown: ['an answer', 'a server that asks to slow down, each time', 'try again later, or give --rate'],
};

/** What an error of the SDK, or of a connection, says. */
export interface SdkError extends Error {
  readonly code?: string;
  readonly Code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** An error of the SDK in our words. `what`: what could not be done; `where`: the address of the object. */
export function bucketError(what: string, where: string, cause: unknown): BucketError {
  const error = cause as SdkError;
  // A server writes its code itself, and could write the session token that it was sent.
  const written = (error.Code ?? error.name).replaceAll(/[^\w.-]/g, '?');
  const code = written.length > LONGEST_CODE ? `a code of ${written.length} characters` : written;
  const status = error.$metadata?.httpStatusCode;
  const known = Object.hasOwn(KNOWN, code) ? KNOWN[code] : status === 503 ? KNOWN.SlowDown : undefined;
  const [expected, found, remedy] = known ?? [
    'an answer of the object storage',
    status === undefined
      ? (cause instanceof ConnectionError ? error.message : error.code || error.message || code).replaceAll(
          /\p{Cc}/gu,
          ' ',
        )
      : `status ${status}, ${code}`,
    status === undefined
      ? 'look after the server and its address (AWS_ENDPOINT_URL_S3)'
      : 'see what the server says of it',
  ];
  return new BucketError(what, { expected, found, where, remedy }, code, status !== undefined, { cause });
}
