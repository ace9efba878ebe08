import { certificateLogFault } from '../../testbed/alteration.ts';
import {
  CERTIFICATE_AT,
  withCertificateEntries,
  withPrecertificateEntries,
} from '../../testbed/certificates/entries.ts';

const SET = 0x31;

export const entryOfNoCertificate = certificateLogFault({
  text: 'logs a value that is no certificate in an entry of one',
  breaks: 'LOG-CT-023',
  caughtBy: ['log/data-tiles/certificates#certificate'],
  install: (rig) =>
    withCertificateEntries(rig, (entry) => {
      entry[CERTIFICATE_AT] = SET;
      return entry;
    }),
});

export const precertificateReplacedByItsTbs = certificateLogFault({
  text: 'logs the TBSCertificate again where the precertificate that was submitted has to be',
  breaks: 'LOG-CT-023',
  caughtBy: ['log/data-tiles/certificates#precertificate'],
  install: (rig) =>
    withPrecertificateEntries(rig, (entry, { tbs, whole }) => {
      const length = entry.subarray(tbs - 3, tbs);
      const size = length.readUIntBE(0, 3);
      const end = whole + entry.readUIntBE(whole - 3, 3);
      const parts = [entry.subarray(0, whole - 3), length, entry.subarray(tbs, tbs + size), entry.subarray(end)];
      return Buffer.concat(parts);
    }),
});

export const precertificateWithoutPoison = certificateLogFault({
  text: 'logs a precertificate whose poison has another identifier',
  breaks: 'LOG-CT-023',
  caughtBy: ['log/data-tiles/certificates#poison'],
  install: (rig) =>
    withPrecertificateEntries(rig, (entry) => {
      const poison = Buffer.from('060a2b06010401d679020403', 'hex');
      entry[entry.indexOf(poison) + poison.length - 1] = 9;
      return entry;
    }),
});
