/** A query parameter as sent, neither decoded nor encoded, with all its values if repeated. */
export interface QueryValue {
  readonly value: string;
  readonly multiValue?: readonly { readonly value: string }[];
}

/** The part that we use of a viewer-request function's event and result. */
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

/** A response made at the edge. */
export interface EdgeAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
  readonly body?: string;
}
