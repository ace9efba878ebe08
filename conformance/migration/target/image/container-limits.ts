/** Options of `docker run`, which podman has too, that keep a container from what the chain of an image does not need. */

/** How far containers of an image are restricted. What an image cannot do without is taken back, for the whole run. */
export interface ContainerLimits {
  /** Whether each container has a network of its own, from which no way leads out, where this machine can reach it. */
  readonly apart: boolean;
  /**
   * Whether its processes have no capabilities and cannot get any. The entrypoint of an image may need some, to prepare
   * a folder as root and run its chain as another user.
   */
  readonly unprivileged: boolean;
  /** Whether memory and processes are limited. Some engines of a user without the cgroups for it refuse to. */
  readonly measured: boolean;
}

export const ALL_LIMITS: ContainerLimits = { apart: true, unprivileged: true, measured: true };

/** Several times what a chain takes that holds the base and an organisation. */
const MEMORY = '4g';
/** Linux counts threads as processes, of which a runtime starts some for each core. */
const PIDS = '2048';
/** Nobody answers there: a chain asks for no names but those in the container's own file of hosts. */
const NO_NAMES = '127.0.0.1';

/** The options as words, each with its value; those of the network are elsewhere. */
export function limitingOptions({ unprivileged, measured }: ContainerLimits): readonly string[] {
  return [
    `--dns=${NO_NAMES}`,
    ...(unprivileged ? ['--cap-drop=ALL', '--security-opt=no-new-privileges'] : []),
    ...(measured ? [`--memory=${MEMORY}`, `--pids-limit=${PIDS}`] : []),
  ];
}
