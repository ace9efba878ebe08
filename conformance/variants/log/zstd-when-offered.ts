import { zstdCompressSync } from 'node:zlib';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withCoding } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'compresses bundles with Zstandard for whoever offers it',
  cites: 'C2SP tlog-tiles, "Log entries": any algorithm that Accept-Encoding offers',
  install: (rig) => withCoding(rig, 'zstd', (bytes) => zstdCompressSync(bytes)),
});
