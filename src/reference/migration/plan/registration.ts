/** A registration of a scheme in a controller. */
export interface Registration {
  /** Name of the scheme in messages and step names. */
  readonly name: string;
  readonly scheme: string;
  /** 32 bytes in hex; zero for a scheme that was initialised. */
  readonly paramsHash: string;
  /** 4 bytes in hex. */
  readonly permissions: string;
}
