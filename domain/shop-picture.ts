/** Pictures that an owner sends of sets. */

/** The file as it is sent. Bytes. */
export const maxPictureBytes = 10 * 1024 * 1024
/** The picture as it is kept, at most 3,200 pixels a side. Bytes. */
export const maxStoredPicture = 20 * 1024 * 1024
