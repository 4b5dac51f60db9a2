import { Mission } from '@sayso/ui/mission';
import type { ConversationSnapshot } from '@sayso/voice/conversation';
import { useState } from 'react';
import { onPhone } from '../../../platform/stage/Stage.css.ts';

interface SceneMissionProps {
  readonly scene: NonNullable<ConversationSnapshot['scene']>;
}

/** The mission as one line under the head of a phone; all steps lie over the stage when it is opened, and the coach stays in sight until then. */
export const MissionLine = ({ scene }: SceneMissionProps) => {
  const [open, setOpen] = useState(false);
  return (
    <div className={onPhone}>
      <Mission layout="bar" title={scene.title} steps={scene.steps} open={open} onOpenChange={setOpen} />
    </div>
  );
};

/** The mission beside the stage. */
export const MissionPanel = ({ scene }: SceneMissionProps) => <Mission title={scene.title} steps={scene.steps} />;
