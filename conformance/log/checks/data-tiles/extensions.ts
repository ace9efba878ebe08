import { check } from '../../../core/check/check.ts';
import { extensionsDefect } from '../../oracle/certificates/extensions.ts';
import { everyCertificate, NO_ENTRIES } from '../../premises/certificates/logged-certificates.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const extensions = check<LogTarget>()({
  // LOG-CT-021 (must): The extensions of an entry are a list of extensions, no two of them of the same type. [static-ct-api, "SCT
  //   Extension"]
  proves: 'LOG-CT-021',
  reasons: {
    malformed: 'the extensions of an entry are not a list of extensions',
    duplicate: 'the extensions of an entry have two of the same type',
  },
  run: async (_log, t) => {
    await t.each(
      await everyCertificate(t),
      ({ extensions: bytes, at, answer }) => t.judge(extensionsDefect(bytes, at), answer),
      NO_ENTRIES,
    );
  },
});
