/** What a controller is told of a scheme. */
export interface Registration {
  /** In messages and step names. */
  readonly name: string;
  readonly scheme: string;
  /** 32 bytes in hex; zero for one that was initialised. */
  readonly paramsHash: string;
  /** 4 bytes in hex. */
  readonly permissions: string;
}
