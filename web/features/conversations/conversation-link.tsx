import { Navigate, useParams } from 'react-router-dom';
import { conversationPath } from './conversation-paths.ts';

/** `/dashboard/conversations/{id}` is the list with that one open. */
export const ConversationLink = () => {
  const { conversationId = '' } = useParams();
  return <Navigate to={conversationPath(conversationId)} replace />;
};
