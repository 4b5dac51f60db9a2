export { Carousel, type CarouselLabels, type CarouselProps } from './Carousel.tsx';
export type { CarouselSlide } from './Slide.tsx';
export { swipeThreshold } from './swipe.ts';
