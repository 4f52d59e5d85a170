import { isRouteErrorResponse } from 'react-router'

/**
 * The server's response, or a substitute while the server or the network is down: an error would remove the
 * page with all its input.
 */
export async function answerOr<Answer, Otherwise>(
  serverAction: () => Promise<Answer>,
  otherwise: Otherwise,
): Promise<Answer | Otherwise> {
  try {
    return await serverAction()
  } catch (error) {
    const isMeant = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
    if (isMeant) throw error
    return otherwise
  }
}
