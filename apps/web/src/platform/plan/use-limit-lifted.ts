import { useEffect, useEffectEvent, useState } from 'react';
import { useLearner } from '../learner/use-learner.ts';

/**
 * Goes on where the daily limit stopped the learner, at the moment at which they have Plus.
 * @param isLimited whether the limit stands in the way now
 * @param onLifted called once: a server that limits those with Plus too is not asked again and again
 */
export const useLimitLifted = (isLimited: boolean, onLifted: () => void): void => {
  const { is_premium: isPremium } = useLearner();
  const [wasPremium] = useState(isPremium);
  const upgraded = useEffectEvent(() => {
    if (isLimited) onLifted();
  });
  useEffect(() => {
    if (isPremium && !wasPremium) upgraded();
  }, [isPremium, wasPremium]);
};
