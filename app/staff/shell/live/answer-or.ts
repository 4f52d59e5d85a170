import { isRouteErrorResponse } from 'react-router'

/**
 * The answer of the server, or another one while the server or the network is away: an error would take the page off
 * the screen with everything on it.
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
