import { Notice } from '@sayso/ui/notice';
import { ServerData } from '../../../platform/server/ServerData.tsx';
import { useCapabilities } from '../../../platform/server/use-capabilities.ts';
import { useOperator } from '../../../platform/server/use-operator.ts';
import { OperatorLines, type OperatorLinesProps } from './OperatorLines.tsx';

type ServerOperatorProps = Pick<OperatorLinesProps, 'isLoading'>;

/** The operator of this server, as the server says it. */
export const ServerOperator = (props: ServerOperatorProps) => (
  <ServerData>
    <Operator {...props} />
  </ServerData>
);

const Operator = ({ isLoading }: ServerOperatorProps) => {
  const { state } = useOperator();
  return (
    <OperatorLines
      companyNumber={state.status === 'success' ? (state.data?.registration ?? null) : undefined}
      isLoading={isLoading || state.status === 'pending'}
    />
  );
};

/** Where to look for a code on a server that sends no mail, in its own words. Nothing where mail goes out, or where the server does not say. */
export const MailNote = () => (
  <ServerData>
    <Note />
  </ServerData>
);

const Note = () => {
  const { state } = useCapabilities();
  const mail = state.status === 'success' ? state.data?.mail : undefined;
  return mail?.kind === 'embedded' && mail.note ? <Notice>{mail.note}</Notice> : null;
};
