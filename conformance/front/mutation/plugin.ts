/** The plug-in that Stryker loads. */

import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { ConformanceRunner } from './runner.ts';

/** The runner's name, for the option `testRunner`. */
export const STRYKER_RUNNER = 'conformance';

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, STRYKER_RUNNER, ConformanceRunner)];
