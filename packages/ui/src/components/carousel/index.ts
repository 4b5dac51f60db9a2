export { Carousel, type CarouselProps, type Slide } from './Carousel.tsx';
export { swipeThreshold } from './slides.ts';
