import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { CenteredPage } from '../../platform/page/CenteredPage.tsx';

/** Milliseconds until a learner whose account is gone is sent to sign-in. */
const redirectDelay = 2000;

/** The account is gone. */
export const DeletedPage = () => {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/auth', { replace: true }), redirectDelay);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <CenteredPage
      coach="Daisy"
      state="sleeping"
      title="Your account is deleted."
      text="All your data is deleted. You can always make a new account."
    />
  );
};
