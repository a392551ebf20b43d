/** A parameter as it was sent, neither decoded nor encoded; all of its values where it came several times. */
export interface QueryValue {
  readonly value: string;
  readonly multiValue?: readonly { readonly value: string }[];
}

/** The part that we use of what CloudFront hands to a viewer-request function, and takes back. */
export interface ViewerRequest {
  readonly method: string;
  uri: string;
  readonly querystring: Readonly<Record<string, QueryValue>>;
  readonly headers: Record<string, { readonly value: string }>;
}

export interface ViewerRequestEvent {
  readonly viewer: { readonly ip: string };
  readonly request: ViewerRequest;
}

/** An answer that the edge gives by itself. */
export interface EdgeAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
  readonly body?: string;
}
