/** What Stryker loads. */
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { ConformanceRunner } from './runner.ts';

/** The runner's name, for the option `testRunner`. */
export const RUNNER = 'conformance';

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, RUNNER, ConformanceRunner)];
