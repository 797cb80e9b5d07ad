import { Type } from 'typebox';
import { defineEndpoint } from './endpoint.ts';
import { Id, Shape, Token } from './shapes.ts';

/** Bytes of the largest image of an editor. */
export const largestEditorImage = 10 * 1024 * 1024;
/** Kinds of images that browsers show without running anything. SVG may hold scripts, so it is not among them. */
export const editorImageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

export const uploadEditorImage = defineEndpoint({
  name: 'editor.uploadImage',
  method: 'POST',
  path: '/admin/v1/editor/uploadImage',
  area: 'admin',
  access: 'admin',
  summary: 'Upload an image for a text: PNG, JPEG, GIF or WebP, at most 10 MB',
  description: 'The content decides the kind, not the name. Everyone with `url` can read the image.',
  encoding: 'multipart',
  files: {
    file: {
      description: 'The image',
      required: true,
      most: 1,
      maxBytes: largestEditorImage,
      types: editorImageTypes,
    },
  },
  reply: Shape({ id: Id, url: Type.String(), type: Type.String(), size: Type.Integer() }),
  errors: ['too_large', 'unsupported_type', 'busy'],
  rate: 'heavy',
});

export const readEditorImage = defineEndpoint({
  name: 'editor.image',
  method: 'GET',
  path: '/v1/editor-images/:token',
  area: 'user',
  access: 'token',
  summary: 'An image of a text, for everyone with its address',
  params: Shape({ token: Token }),
  reply: Type.String(),
  replyKind: 'raw',
  errors: ['dead_link'],
});

/** Images that the staff put into texts. */
export const editorEndpoints = [uploadEditorImage, readEditorImage] as const;
