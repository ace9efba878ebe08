import { check } from '../../../core/check/check.ts';
import { judgeLooks, truthDefect } from '../../premises/looks/looks.ts';
import { showLogs, unusualLog } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const TRUTHS = {
  gzip: [unusualLog('gzip-whether-asked-or-not')],
  offered: [unusualLog('brotli-when-offered'), unusualLog('deflate-when-offered'), unusualLog('zstd-when-offered')],
};

export const contentCodings = check<LogClientTarget>()({
  // CLIENT-WL-010 (must): The client reads bundles in gzip, which a log may use without negotiation, and in each coding that the
  //   client offers. [tlog-tiles, "Log entries"]
  proves: 'CLIENT-WL-010',
  reasons: {
    gzip: 'it refuses bundles in gzip',
    offered: 'it refuses bundles in a coding that it offers',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, TRUTHS), truthDefect);
  },
});
