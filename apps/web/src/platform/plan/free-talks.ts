import type { FreeTalks } from '@sayso/api/contract/profile';

const counted = (count: number): string => `${count} free ${count === 1 ? 'talk' : 'talks'}`;

/** How many free talks are left today, as one line: `3 of 5 free talks left today.` */
export const describeFreeTalks = ({ limit, left }: FreeTalks): string =>
  left === 0
    ? 'No more free conversations today. You have new ones tomorrow.'
    : `${left} of ${counted(limit)} left today.`;

/** Describes the limit of a day without Plus: `Free: 5 talks a day.` */
export const describeFreeDay = ({ limit }: FreeTalks): string =>
  `Free: ${limit} ${limit === 1 ? 'talk' : 'talks'} a day.`;
