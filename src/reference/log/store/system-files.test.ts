import { expect, test } from 'vitest';
import { systemFiles } from './system-files.ts';

// fsync(2): EINVAL for a special file that has nothing to be synced.
test.runIf(process.platform === 'linux')('a sync is one of the system, and its error is seen', async () => {
  const file = await systemFiles.open('/dev/null', 'r');
  await expect(file.sync()).rejects.toMatchObject({ code: 'EINVAL', syscall: 'fsync' });
  await file.close();
});
