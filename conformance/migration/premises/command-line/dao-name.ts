/** The name of the DAO that a command migrated. */
import type { ScenarioRun } from '../runs/scenario-run.ts';

/** The name of a DAO, as its avatar has it. */
export const orgNameOfAvatar = (avatar: unknown, { views }: ScenarioRun) =>
  views.value(avatar, 'function orgName() view returns (string)');
/** That of the DAO that a run migrated. */
export const orgNameOfRun = (scene: ScenarioRun) => orgNameOfAvatar(scene.result?.result.dao?.Avatar, scene);
