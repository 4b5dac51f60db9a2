import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LearnerGuard } from '../platform/learner/LearnerGuard.tsx';
import { ServerData } from '../platform/server/ServerData.tsx';
import { NavigatedPages } from './NavigatedPages.tsx';
import { ToOwnCoach } from './ToOwnCoach.tsx';

const ProfileSetupRoute = lazy(async () => ({
  default: (await import('../features/profile-setup/ProfileSetupRoute.tsx')).ProfileSetupRoute,
}));
const LearningJourneyRoute = lazy(async () => ({
  default: (await import('../features/learning-journey/LearningJourneyRoute.tsx')).LearningJourneyRoute,
}));
const PastTalksRoute = lazy(async () => ({
  default: (await import('../features/past-talks/PastTalksRoute.tsx')).PastTalksRoute,
}));
const HomeCoachRoute = lazy(async () => ({
  default: (await import('../features/home-coach/HomeCoachRoute.tsx')).HomeCoachRoute,
}));
const CategoryHomeRoute = lazy(async () => ({
  default: (await import('../features/category-home/CategoryHomeRoute.tsx')).CategoryHomeRoute,
}));
const ChatRoute = lazy(async () => ({ default: (await import('../features/chat/ChatRoute.tsx')).ChatRoute }));
const NotOpenRoute = lazy(async () => ({
  default: (await import('../features/not-open/NotOpenRoute.tsx')).NotOpenRoute,
}));
const ConversationRoute = lazy(async () => {
  const { ConversationRoute: route } = await import('../features/conversation/ConversationRoute.tsx');
  // A conversation may end while the network is away: where it leads to must be here by then.
  void Promise.allSettled([
    import('../features/session-summary/SessionSummaryRoute.tsx'),
    import('../features/payment/PaymentRoute.tsx'),
  ]);
  return { default: route };
});
const JobInterviewRoute = lazy(async () => ({
  default: (await import('../features/job-interview/JobInterviewRoute.tsx')).JobInterviewRoute,
}));
const JobInterviewMockRoute = lazy(async () => {
  const { JobInterviewMockRoute: route } = await import('../features/job-interview-mock/JobInterviewMockRoute.tsx');
  // An interview may end while the network is away, too.
  void import('../features/job-interview-review/JobInterviewReviewRoute.tsx').catch(() => undefined);
  return { default: route };
});
const JobInterviewReviewRoute = lazy(async () => ({
  default: (await import('../features/job-interview-review/JobInterviewReviewRoute.tsx')).JobInterviewReviewRoute,
}));
const SessionSummaryRoute = lazy(async () => ({
  default: (await import('../features/session-summary/SessionSummaryRoute.tsx')).SessionSummaryRoute,
}));
const PronunciationRoute = lazy(async () => {
  const { PronunciationRoute: route } = await import('../features/pronunciation/PronunciationRoute.tsx');
  // A drill may end while the network is away: where it leads to must be here by then.
  void import('../features/pronunciation-summary/PronunciationSummaryRoute.tsx').catch(() => undefined);
  return { default: route };
});
const PronunciationSummaryRoute = lazy(async () => ({
  default: (await import('../features/pronunciation-summary/PronunciationSummaryRoute.tsx')).PronunciationSummaryRoute,
}));
const ProfileRoute = lazy(async () => ({
  default: (await import('../features/profile/ProfileRoute.tsx')).ProfileRoute,
}));
const ProgressRoute = lazy(async () => ({
  default: (await import('../features/progress/ProgressRoute.tsx')).ProgressRoute,
}));
const PaymentRoute = lazy(async () => ({
  default: (await import('../features/payment/PaymentRoute.tsx')).PaymentRoute,
}));
const PaymentSuccessRoute = lazy(async () => ({
  default: (await import('../features/payment-success/PaymentSuccessRoute.tsx')).PaymentSuccessRoute,
}));
const PaymentCancelledRoute = lazy(async () => ({
  default: (await import('../features/payment-cancelled/PaymentCancelledRoute.tsx')).PaymentCancelledRoute,
}));
const LoginSuccessRoute = lazy(async () => ({
  default: (await import('../features/login-success/LoginSuccessRoute.tsx')).LoginSuccessRoute,
}));
const ProfileCheckRoute = lazy(async () => ({
  default: (await import('../features/profile-check/ProfileCheckRoute.tsx')).ProfileCheckRoute,
}));
const LegalRoute = lazy(async () => ({ default: (await import('../features/legal/LegalRoute.tsx')).LegalRoute }));
const NotFoundRoute = lazy(async () => ({
  default: (await import('../features/not-found/NotFoundRoute.tsx')).NotFoundRoute,
}));

/** Every page but the first two, which are shown sooner without them. */
export const FurtherPages = () => (
  <ServerData>
    <Routes>
      <Route path="/login-success" element={<LoginSuccessRoute />} />
      <Route path="/legal" element={<LegalRoute />} />
      <Route element={<LearnerGuard visitorsTo="/auth" />}>
        <Route path="/profile-setup" element={<ProfileSetupRoute />} />
        <Route path="/job-interview" element={<JobInterviewRoute />} />
        <Route path="/job-interview/mock" element={<JobInterviewMockRoute />} />
      </Route>
      <Route path="/job-interview/review" element={<JobInterviewReviewRoute />} />
      <Route element={<LearnerGuard visitorsTo="/" />}>
        <Route path="/conversation/:character" element={<ConversationRoute endsAt="/session-summary" />} />
        <Route path="/session-summary" element={<SessionSummaryRoute />} />
        <Route path="/start-conversation" element={<ToOwnCoach under="/conversation" />} />
        <Route path="/pronunciation" element={<ToOwnCoach under="/pronunciation" />} />
        <Route path="/pronunciation/:coach" element={<PronunciationRoute />} />
        <Route path="/pronunciation-summary" element={<PronunciationSummaryRoute />} />
        <Route path="/dashboard" element={<Navigate to="/home-coach" replace />} />
      </Route>
      <Route element={<NavigatedPages on="stage" />}>
        <Route element={<LearnerGuard visitorsTo="/" />}>
          <Route path="/conversation-session/:character" element={<ConversationRoute endsAt="/learning-journey" />} />
        </Route>
      </Route>
      <Route element={<NavigatedPages />}>
        <Route element={<LearnerGuard visitorsTo="/" />}>
          <Route path="/learning-journey" element={<LearningJourneyRoute />} />
          <Route path="/past-talks/:id?" element={<PastTalksRoute />} />
          <Route path="/home-coach" element={<HomeCoachRoute />} />
          <Route path="/progress" element={<ProgressRoute />} />
          <Route path="/home" element={<CategoryHomeRoute />} />
          <Route path="/comprehension" element={<NotOpenRoute kind="comprehension" />} />
          <Route path="/reading" element={<NotOpenRoute kind="reading" />} />
          <Route path="/writing" element={<NotOpenRoute kind="writing" />} />
          <Route path="/chat" element={<ChatRoute />} />
          <Route path="/payment" element={<PaymentRoute />} />
        </Route>
        <Route path="/payment-success" element={<PaymentSuccessRoute />} />
        <Route path="/payment-cancelled" element={<PaymentCancelledRoute />} />
        <Route path="/profile" element={<ProfileRoute />} />
        <Route path="/profile-check" element={<ProfileCheckRoute />} />
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  </ServerData>
);
