/** A picture with nothing but what draws it. */
export interface Drawn {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}
