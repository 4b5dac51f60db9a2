/**
 * Seconds as minutes and seconds, `3:42`; minutes go on past 59.
 * @param minuteDigits 2 pads the minutes, `03:42`
 */
export function clockFace(seconds: number, minuteDigits: 1 | 2 = 1): string {
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = String(Math.floor(whole / 60)).padStart(minuteDigits, '0');
  return `${minutes}:${String(whole % 60).padStart(2, '0')}`;
}

/** The same for machines, as `<time dateTime>` wants it: `PT3M42S`. */
export const isoDuration = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `PT${Math.floor(whole / 60)}M${whole % 60}S`;
};
