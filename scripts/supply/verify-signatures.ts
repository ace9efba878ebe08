/**
 * `npm run signatures`: whether the registry has signed the installed packages. Ends with 1 where a signature is wrong,
 * or is missing from a registry that signs. Where nothing can be verified it says so and ends with 0: then the hashes of
 * package-lock.json, which npm compares at each installation, stand for the signatures (`lock-files.test.ts`).
 */
import { fileURLToPath } from 'node:url';
import { auditSignatures } from './signatures.ts';

const signatures = await auditSignatures(fileURLToPath(new URL('../..', import.meta.url)));
if (signatures.outcome === 'verified') console.log('signatures: the registry has signed every installed package');
else if (signatures.outcome === 'wrong') {
  for (const one of signatures.packages) console.error(`signatures: ${one}`);
  process.exitCode = 1;
} else
  console.error(
    `signatures: NOT VERIFIED: ${signatures.why}\n` +
      'signatures: the SHA-512 hashes of package-lock.json, which npm compares at each installation, stand for them',
  );
