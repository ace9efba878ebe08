import { describe, expect, it } from 'vitest';
import { concatBytes } from '../../../oracle/bytes/bytes.ts';
import { parseSignatureLine } from './note.ts';
import { verifyNoteSignature } from './signature.ts';
import { parseVkey } from './vkey.ts';

/** Notes that logs and witnesses published, with their keys. */
const PUBLISHED = [
  {
    title: 'Rekor, ECDSA P-256 (transparency-dev/formats note_verifier_test.go)',
    vkey: 'rekor.sigstore.dev+c0d23d6a+AjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABNhtmPtrWm3U1eQXBogSMdGvXwBcK5AW5i0hrZLOC96l+smGNM7nwZ4QvFK/4sueRoVj//QP22Ni4Qt9DPfkWLc=',
    text: 'Rekor\n798034\nf+7CoKgXKE/tNys9TTXcr/ad6U/K3xvznmzew9y6SP0=\n',
    line: '— rekor.sigstore.dev wNI9ajBEAiARInWIWyCdyG27CO6LPnPekyw20qO0YJfoaPaowGp/XgIgc+qEHS3+GKVClgqq20uDLet7MCoTURUCRdxwWBHHufk=',
  },
  {
    title: 'the Pixel 6 log, ECDSA P-256 (the same)',
    vkey: 'pixel6_transparency_log+91c16e30+AjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABN+4x0Jk1yTwvLFI9A4NDdGZcX0aiWVdWM5XJVy0M4VWD3AvyW5Q6Hs9A0mcDkpUoYgn+KKPNzFC0H3nN3q6JQ8=',
    text: 'DEFAULT\n10\nbsWRucJU5xJPHb5eBdOm6+DM+VelCZBuvtI3sHERJ9Y=\n',
    line: '— pixel6_transparency_log kcFuMDBFAiEAhqMAP8P6qf6QxtUJhzMhbN+MbZ9dwfUHzGQJmffJHtoCIGD0cNe47dHWBoPwYdgBCepB06/+g5O1FmYjXl06owL4',
  },
  {
    title: 'the log arche2025h1 at size 1432088532, Ed25519',
    vkey: 'arche2025h1.staging.ct.transparency.dev+ba2f06c0+AU0vHmlGCS/PdN8b2OaGmKprLI8HKM+dJ472xgFYh15f',
    text: 'arche2025h1.staging.ct.transparency.dev\n1432088532\nU7WM79jrzyhGZ5/GUBTpM7NzwdyfFx61t3RovgcC4Ro=\n',
    line: '— arche2025h1.staging.ct.transparency.dev ui8GwCF1+kWqZrxGdhj4aX3gcw7XUlXQQabg/27lefwhUkzbC3NygNI75MdhL1bfTW9g8Ei59RA23oHP7Ry1k3ZFWwQ=',
  },
  {
    title: 'the witness remora.n621.de over the same checkpoint, Ed25519 cosignature',
    vkey: 'remora.n621.de+da77ade7+BOvN63jn/bLvkieywe8R6UYAtVtNbZpXh34x7onlmtw2',
    text: 'arche2025h1.staging.ct.transparency.dev\n1432088532\nU7WM79jrzyhGZ5/GUBTpM7NzwdyfFx61t3RovgcC4Ro=\n',
    line: '— remora.n621.de 2net5wAAAABqEiEgPlfF3V06o0Y+fHM+J5J9s27wgxxcOVSpZ/2g/KSiXCg9DEZI+aVCIobWX9sXTynk5XeU/zZ0WBxtqB0DrAWfBw==',
  },
];

describe('signatures that others made', () => {
  it.each(PUBLISHED)('$title', ({ vkey, text, line }) => {
    const key = parseVkey(vkey).value!;
    const parsed = parseSignatureLine(line).value!;
    expect(parsed).toMatchObject({ name: key.name, keyId: key.keyId });
    expect(verifyNoteSignature(key, text, parsed.signature)).toBe(true);
    expect(verifyNoteSignature(key, text.replace('\n', '0\n'), parsed.signature)).toBe(false);
    expect(verifyNoteSignature(key, `${text}extension\n`, parsed.signature)).toBe(false);
    for (const another of PUBLISHED.filter((candidate) => candidate.vkey !== vkey)) {
      expect(verifyNoteSignature(parseVkey(another.vkey).value!, text, parsed.signature)).toBe(false);
    }
    const signature = parsed.signature;
    const altered = (at: number) => signature.map((byte, i) => (i === at ? byte ^ 1 : byte));
    for (const at of signature.keys()) expect(verifyNoteSignature(key, text, altered(at))).toBe(false);
    expect(verifyNoteSignature(key, text, concatBytes(signature, Uint8Array.of(0)))).toBe(false);
  });
});
