/** The part that we use of what CloudFront hands to a viewer-request function, and takes back. */
export interface ViewerRequest {
  readonly method: string;
  uri: string;
  readonly querystring: Readonly<Record<string, { readonly value: string }>>;
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
}
