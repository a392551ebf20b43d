import * as picture from '../schemas/picture.ts';
import type { RouteTable } from './route-spec.ts';

/** Pictures of the business, its people and its services. */
export const picturesRoutes = {
  'GET /v1/pictures': {
    access: 'viewer',
    data: picture.pictureList,
  },
  'POST /v1/pictures/uploads': {
    access: 'staff',
    body: picture.pictureUploadCreate,
    data: picture.pictureUpload,
    status: 201,
  },
  'PUT /v1/pictures/{pictureId}': {
    access: 'staff',
    body: picture.pictureSave,
    data: picture.picture,
    errors: ['upload_missing'],
  },
  'DELETE /v1/pictures/{pictureId}': { access: 'staff' },
} as const satisfies RouteTable;
