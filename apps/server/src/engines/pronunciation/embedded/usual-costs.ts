export const usualCosts: Readonly<Record<string, number>> = {};
